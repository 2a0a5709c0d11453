import { errorsOfEveryCall, type ProgramCall, programErrors, successStatus } from '@beckon/contract'
import { type Html, html } from '../../../../platform/http/answers/html.ts'
import { exampleAnswers } from '../examples/answers.ts'
import { curlOf } from '../examples/curl.ts'
import { javascriptOf } from '../examples/javascript.ts'
import { exampleOf } from '../examples/request.ts'
import { inline } from '../markdown/inline.ts'
import { codeBlock, heading, table } from '../markdown/markdown.ts'
import { contentOf, type Operation, type ShownDocument } from './document.ts'
import { fieldsOf, fieldTable, typeOf } from './fields.ts'

/** A call with its parameters, fields, codes and requests that run. */
export function callSection(call: ProgramCall, document: ShownDocument): Html {
  const path = call.path.replaceAll(/:(\w+)/gu, '{$1}')
  const operation = document.paths[path]?.[call.method.toLowerCase()]
  if (!operation) throw new Error(`${call.name} is not in the document`)
  return html`<section>${heading(2, titleOf(call), call.name)}
<p class="path"><b>${call.method}</b> <code>${path}</code></p>
<p class="facts">Scope <code>${call.scope}</code> · at most ${call.rate ?? 300} requests a minute${call.idempotent ? html` · needs <a href="/developers/requests#idempotency">Idempotency-Key</a>` : html``}</p>
${call.description ? html`<p>${inline(call.description)}</p>` : html``}
${parametersOf(operation)}${bodyOf(operation)}${requestsOf(call)}${answerOf(call, operation)}${exampleAnswerOf(call)}${errorsOf(call)}</section>\n`
}

export const titleOf = ({ summary }: ProgramCall): string => summary.replace(/\.$/u, '')

function parametersOf({ parameters = [] }: Operation): Html {
  return fieldTable(
    parameters.map(({ name, description, required, schema }) => ({
      name,
      schema: { ...schema, ...(description ? { description } : {}) },
      isRequired: required,
    })),
    'Parameter',
  )
}

function bodyOf({ requestBody }: Operation): Html {
  const schema = contentOf(requestBody)
  return schema ? fieldTable(fieldsOf(schema), 'Field of the body') : html``
}

function requestsOf(call: ProgramCall): Html {
  return html`${codeBlock(curlOf(exampleOf(call), call.file ? 'photo.jpg' : undefined), 'curl')}${codeBlock(javascriptOf(call), 'JavaScript')}`
}

function answerOf(call: ProgramCall, { responses }: Operation): Html {
  const { file, created } = call
  if (file) return html`<p>Answers the picture.</p>`
  const schema = contentOf(responses[successStatus(call)])
  if (!schema) return html``
  const status = created
    ? html`<p>Answers 201. The header <code>Location</code> has the path of what was created.</p>`
    : html``
  if (schema.$ref) return html`${status}<p>Answers ${typeOf(schema)}.</p>`
  return html`${status}${fieldTable(fieldsOf(schema), 'Field of the answer')}`
}

/** Files have none. */
function exampleAnswerOf({ name }: ProgramCall): Html {
  const answer = exampleAnswers[name]
  return answer === undefined ? html`` : codeBlock(JSON.stringify(answer, null, 2), 'Example of an answer')
}

function errorsOf({ errors }: ProgramCall): Html {
  const common = html`<p>Also the <a href="/developers/errors#every-call">${errorsOfEveryCall.length} codes of every call</a>.</p>`
  if (errors.length === 0) return common
  const rows = errors.map((code) => [
    html`<a href="/developers/errors#${code}"><code>${code}</code></a>`,
    html`${programErrors[code].status}`,
    inline(programErrors[code].meaning),
  ])
  return html`${table(['Error', 'Status', 'Meaning'], rows)}${common}`
}
