import { expect, it } from 'vitest'
import { entryOf, pathOfDraft, pathOfText, pathOfVersion } from './entry-id.ts'

const idOf = (path: string) => path.replace('/texts/', '')

it('the address of an entry leads back to it, and is none of a file', () => {
  const text = { locale: 'zh-MY', key: 'orders.count_one' } as const
  expect(pathOfText(text)).not.toContain('.')
  expect(entryOf(idOf(pathOfText(text)))).toEqual({ kind: 'text', ...text })
  expect(entryOf(idOf(pathOfVersion('2027-03-01')))).toEqual({ kind: 'version', version: '2027-03-01' })
  expect(entryOf(idOf(pathOfDraft('a-b')))).toEqual({ kind: 'draft', id: 'a-b' })
})

it.each(['', 'xx~action~cancel', 'nb', 'draft-', 'draft-a/b'])('the address %j is of no entry', (id) =>
  expect(entryOf(id)).toBeUndefined(),
)
