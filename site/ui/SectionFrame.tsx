/** The former name of `Section`. */
export { Section as SectionFrame } from './Section.tsx'
