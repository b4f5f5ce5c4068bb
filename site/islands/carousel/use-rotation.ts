import { useEffect, useState } from 'react'

/** How long a slide stands, in milliseconds. */
const SLIDE_DURATION = 8000

interface Rotation {
  index: number
  /** Turning by itself, as far as the visitor's wish goes; hover and focus only hold it. */
  playing: boolean
  goTo: (index: number) => void
  setPlaying: (playing: boolean) => void
  /** Turning right now: playing, and nothing holds it. */
  turning: boolean
  /** It is held while the pointer is over it, and while the focus is inside. */
  setHovered: (hovered: boolean) => void
  setFocused: (focused: boolean) => void
}

/**
 * The index of a carousel: wraps both ways, moves on by itself every eight seconds. It stands still while held, while
 * the tab is hidden, and from the start for those who ask for reduced motion; once stopped it stays stopped.
 */
export function useRotation(count: number): Rotation {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
    const stopForReducedMotion = () => reducedMotion.matches && setPlaying(false)
    const followVisibility = () => setHidden(document.hidden)
    stopForReducedMotion()
    followVisibility()
    reducedMotion.addEventListener('change', stopForReducedMotion)
    document.addEventListener('visibilitychange', followVisibility)
    return () => {
      reducedMotion.removeEventListener('change', stopForReducedMotion)
      document.removeEventListener('visibilitychange', followVisibility)
    }
  }, [])

  const turning = playing && !hovered && !focused && !hidden
  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide chosen by hand stands its full time too.
  useEffect(() => {
    if (!turning) return
    const timer = setTimeout(() => setIndex((current) => (current + 1) % count), SLIDE_DURATION)
    return () => clearTimeout(timer)
  }, [index, turning, count])

  const goTo = (target: number) => setIndex((target + count) % count)
  return { index, playing, turning, goTo, setPlaying, setHovered, setFocused }
}
