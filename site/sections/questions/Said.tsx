import { TEXT_ATTRIBUTE } from '../../../contract/answers/answer.ts'

/** A place for something that an answer says. */
export function Said({ name }: { name: string }) {
  return <span {...{ [TEXT_ATTRIBUTE]: name }} />
}
