import { Stat, type StatProps } from './Stat.tsx'

/** Numerals in ruled columns, as many beside each other as there is room for. */
export function StatRow({ stats }: { readonly stats: readonly StatProps[] }) {
  return (
    <dl className="stats">
      {stats.map((stat) => (
        <Stat key={stat.caption} {...stat} />
      ))}
    </dl>
  )
}
