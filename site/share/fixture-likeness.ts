import type { Sharp } from 'sharp'

/** Steps across and down in which two pictures are compared. */
const STEPS = 16

/** Whether each of 256 places of a picture is brighter than the one to its right: what the eye keeps of it at a glance. */
export async function glance(picture: Sharp): Promise<boolean[]> {
  const across = STEPS + 1
  const grey = await picture.resize(across, STEPS, { fit: 'fill' }).grayscale().raw().toBuffer()
  return Array.from({ length: STEPS * STEPS }, (_, place) => {
    const at = Math.floor(place / STEPS) * across + (place % STEPS)
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0)
  })
}

/** In how many of the 256 places two pictures differ at a glance: 0 for the same picture, about 100 for two unlike ones. */
export const unlikeness = (one: readonly boolean[], other: readonly boolean[]) =>
  one.reduce((sum, brighter, place) => sum + Number(brighter !== other[place]), 0)

/** Below this someone might take one for the other. A new date on the same engraving makes less than 10. */
export const MIN_UNLIKENESS = 48
