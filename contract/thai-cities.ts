/** The cities that the map of Thailand places, each where it lies: degrees east, degrees north. All others are drawn together. */
export const CITIES = {
  bangkok: [100.5, 13.75],
  chiangMai: [98.98, 18.79],
  phuket: [98.37, 7.92],
} as const satisfies Record<string, readonly [number, number]>

export type City = keyof typeof CITIES

export const CITY_NAMES = Object.keys(CITIES) as City[]

/** The figure of a city in `content/facts.yaml`: how many people can be reached there. */
export const reachFigure = (city: City) => `thai.reach.${city}`

/** The city whose reach a figure is, by its path: `bangkok` of `thai.reach.bangkok`, none of any other. */
export const cityOfFigure = (path: string): City | undefined => CITY_NAMES.find((city) => reachFigure(city) === path)
