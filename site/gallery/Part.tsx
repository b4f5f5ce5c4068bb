import type { ReactNode } from 'react'

/** One entry of the gallery, under its name. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      {children}
    </section>
  )
}
