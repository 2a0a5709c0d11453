import { type ProgramCall, programDocument } from '@beckon/contract'
import { exampleAnswers } from './answers.ts'
import { exampleOf, IDEMPOTENCY_KEY } from './request.ts'

/** The OpenAPI document of the API, with the requests and answers of the pages as its examples. */
export const documentWithExamples = (): object =>
  programDocument((call) => ({
    answer: exampleAnswers[call.name],
    form: formOf(call),
    idempotencyKey: IDEMPOTENCY_KEY,
  }))

/** A file has its name. */
function formOf(call: ProgramCall): Readonly<Record<string, string>> | undefined {
  const { form } = exampleOf(call)
  return (
    form && Object.fromEntries(Object.entries(form).map(([name, value]) => [name, value.replace('@', '')]))
  )
}
