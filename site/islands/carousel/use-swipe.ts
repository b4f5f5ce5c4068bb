import { type PointerEvent, useRef } from 'react'

/** How far a finger travels, in pixels, before it means a swipe. */
const THRESHOLD = 50

/** Pointer handlers that tell a sideways swipe: -1 to the next, pulled leftwards, and 1 to the one before. */
export function useSwipe(onSwipe: (direction: -1 | 1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  return {
    onPointerDown: ({ clientX, clientY, pointerType }: PointerEvent) => {
      // With a mouse a drag selects text.
      start.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = undefined
      if (Math.abs(x) >= THRESHOLD && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
