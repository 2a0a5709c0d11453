import { expect, it } from 'vitest'
import { attachmentTypeOf } from './index.ts'

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))

it.each([
  ['a JPEG', '\u00ff\u00d8\u00ff\u00e0', 'picture'],
  ['a PNG', '\u0089PNG\r\n\u001a\n', 'picture'],
  ['a WebP', 'RIFF....WEBP', 'picture'],
  ['a PDF', '%PDF-1.7', 'application/pdf'],
  ['sound in a RIFF', 'RIFF....WAVE', undefined],
  ['a page', '<!doctype html>', undefined],
  ['a drawing', '<svg xmlns=', undefined],
  ['a program', 'MZ\u0090', undefined],
  ['half of a beginning', '%PD', undefined],
  ['nothing', '', undefined],
])('%s is %j', (_, text, type) => expect(attachmentTypeOf(bytes(text))).toBe(type))
