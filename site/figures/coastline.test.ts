import { geoContains } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import countries from 'world-atlas/countries-50m.json' with { type: 'json' }
import atlas from 'world-atlas/land-110m.json' with { type: 'json' }
import { type Place, ringsOf, within } from './coastline.ts'

describe('within', () => {
  const square: Place[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
    [0, 0],
  ]
  const hole: Place[] = [
    [4, 4],
    [6, 4],
    [6, 6],
    [4, 6],
    [4, 4],
  ]

  it('tells inside from outside and from a hole', () => {
    expect(within([square, hole], [2, 2])).toBe(true)
    expect(within([square, hole], [5, 5])).toBe(false)
    expect(within([square, hole], [12, 5])).toBe(false)
  })

  it('knows a ring that crosses the antimeridian', () => {
    const island: Place[] = [
      [170, 0],
      [-170, 0],
      [-170, 10],
      [170, 10],
      [170, 0],
    ]
    expect(within([island], [179, 5])).toBe(true)
    expect(within([island], [-179, 5])).toBe(true)
    expect(within([island], [0, 5])).toBe(false)
  })

  it('agrees with geodesic geometry nearly everywhere', () => {
    const topology = atlas as unknown as Topology<{ land: GeometryCollection }>
    const land = feature(topology, topology.objects.land)
    const rings = ringsOf(atlas, 'land')
    const places: Place[] = []
    for (let longitude = -175; longitude < 180; longitude += 12)
      for (let latitude = -54; latitude < 78; latitude += 6) places.push([longitude, latitude])
    const differing = places.filter((place) => within(rings, place) !== geoContains(land, [...place]))
    expect(differing.length).toBeLessThan(places.length / 100)
  })
})

describe('ringsOf', () => {
  it('finds one country by its number', () => {
    const thailand = ringsOf(countries, 'countries', (country) => country === '764')
    expect(within(thailand, [100.5, 14])).toBe(true)
    expect(within(thailand, [96.2, 16.9])).toBe(false)
  })

  it('names the object that the atlas lacks', () => {
    expect(() => ringsOf(atlas, 'moons')).toThrow('no object "moons"')
  })
})
