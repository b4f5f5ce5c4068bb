import { useState } from 'react'

/** A choice that the next visit begins with, where the browser keeps it. */
export function useChoice(name: string, begin: string): [string, (choice: string) => void] {
  const [choice, setChoice] = useState(() => {
    try {
      return localStorage.getItem(name) ?? begin
    } catch {
      return begin
    }
  })
  return [
    choice,
    (next) => {
      setChoice(next)
      try {
        localStorage.setItem(name, next)
      } catch {
        // Then it is for this visit.
      }
    },
  ]
}
