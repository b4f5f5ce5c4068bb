import { z } from 'zod'
import { SERVICES, type Service } from '../../../contract/services.ts'
import { laidDownIn, text } from './pieces.ts'

const service = <const Named extends Service>({ key, slug }: Named) =>
  z.strictObject({
    key: z.literal(key as Named['key']),
    slug: z.literal(slug as Named['slug']),
    title: text,
    line: text,
    description: text,
  })

type ServiceSchemas<All extends readonly Service[]> = { [At in keyof All]: ReturnType<typeof service<All[At]>> }

/** The services of `contract/services.ts`, in their order. */
export const servicesSchema = z.tuple(
  SERVICES.map((named) => service(named)) as unknown as ServiceSchemas<typeof SERVICES>,
  laidDownIn('contract/services.ts'),
)
