import {
  errorsOfEveryCall,
  eventCatalogue,
  type ProgramCall,
  programCalls,
  type ProgramErrorCode,
  programErrors,
  programGroups,
} from '@beckon/contract'
import { type Html, html } from '../../../../platform/http/answers/html.ts'
import { inline } from '../markdown/inline.ts'
import { codeBlock, heading, idOf, markdown } from '../markdown/markdown.ts'
import type { Page } from '../page.ts'
import { callSection, titleOf } from './call-section.ts'
import { shownDocument } from './document.ts'
import { fieldsOf, fieldTable, typeOf } from './fields.ts'

const calls: readonly ProgramCall[] = Object.values(programCalls)

const methods = ['POST', 'GET', 'PATCH', 'PUT', 'DELETE']

/** Calls about all entries come before those about one of them. */
const byPath = (a: ProgramCall, b: ProgramCall): number =>
  a.path.split('/').length - b.path.split('/').length ||
  a.path.localeCompare(b.path, 'en') ||
  methods.indexOf(a.method) - methods.indexOf(b.method)

/** A page for each group of calls. */
export function groupPages(): Page[] {
  const document = shownDocument()
  return programGroups.map((group) => {
    const members = calls.filter((call) => call.group === group).toSorted(byPath)
    return {
      path: `calls/${idOf(group)}`,
      title: group,
      section: 'Calls',
      lead: `${members.length} ${members.length === 1 ? 'call' : 'calls'} of version 1.`,
      headings: members.map((call) => ({ id: call.name, text: titleOf(call) })),
      body: html`${members.map((call) => callSection(call, document))}`,
      terms: members.map((call) => ({
        id: call.name,
        text: `${call.method} ${call.path} ${call.name}: ${titleOf(call)}`,
      })),
    }
  })
}

/** The objects that several calls answer. */
export function objectsPage(): Page {
  const entries = Object.entries(shownDocument().components.schemas)
  return {
    path: 'objects',
    title: 'Objects',
    section: 'Reference',
    lead: 'Objects that calls answer. New fields may be added at any time: ignore those that you do not know.',
    headings: entries.map(([name]) => ({ id: name, text: name })),
    body: html`${entries.map(
      ([name, schema]) => html`<section>${heading(2, name, name)}
${schema.description ? html`<p>${inline(schema.description)}</p>` : html``}
${schema.properties || schema.oneOf ? fieldTable(fieldsOf(schema), 'Field') : html`<p>${typeOf(schema)}</p>`}</section>\n`,
    )}`,
    terms: entries.map(([name]) => ({ id: name, text: `${name}: object` })),
  }
}

const codes = Object.keys(programErrors) as readonly ProgramErrorCode[]

/** The catalogue of error codes. */
export function errorsPage(prose: string): Page {
  const own = codes.filter((code) => !errorsOfEveryCall.some((common) => common === code))
  const intro = markdown(prose)
  return {
    path: 'errors',
    title: 'Errors',
    section: 'Reference',
    lead: `One shape, and ${codes.length} codes that stay.`,
    headings: [
      ...intro.headings,
      { id: 'every-call', text: 'Codes of every call' },
      { id: 'single-calls', text: 'Codes of single calls' },
    ],
    body: html`${intro.body}${heading(2, 'Codes of every call', 'every-call')}${errorsOfEveryCall.map(errorEntry)}
${heading(2, 'Codes of single calls', 'single-calls')}${own.map(errorEntry)}`,
    terms: codes.map((code) => ({ id: code, text: `${code}: ${programErrors[code].meaning}` })),
  }
}

function errorEntry(code: ProgramErrorCode): Html {
  const { status, meaning, action } = programErrors[code]
  return html`${heading(3, code, code)}<p><b>${status}</b> ${inline(meaning)}</p><p>${inline(action)}</p>\n`
}

/** The catalogue of events, with an example of each. */
export function eventsPage(): Page {
  const entries = Object.entries(eventCatalogue)
  const shown = ([type, { meaning, example }]: (typeof entries)[number]): Html => {
    const body = { type, timestamp: '2026-11-25T12:30:00.000Z', data: example }
    return html`<section>${heading(2, type, type)}<p>${inline(meaning)}</p>
${codeBlock(JSON.stringify(body, null, 2), `Example of ${type}`)}</section>\n`
  }
  return {
    path: 'events',
    title: 'Events',
    section: 'Reference',
    lead: 'Every event that a webhook sends and that the list of events has.',
    headings: entries.map(([type]) => ({ id: type, text: type })),
    body: html`${entries.map(shown)}`,
    terms: entries.map(([type, { meaning }]) => ({ id: type, text: `${type}: ${meaning}` })),
  }
}
