import { describe, expect, it } from 'vitest'
import { piecesOf } from './comments.ts'
import { findUnplainWords, readBaseline } from './plain-words-files.ts'
import { adviceFor, compareWithBaseline, countByFolder, mayReplace, unplainWords } from './plain-words.ts'

const commentsIn = (source: string) =>
  piecesOf(source).flatMap(({ kind, text }) => (kind === 'comment' ? [text] : []))
const inSource = (source: string) => unplainWords('apps/a/x.ts', source)

it('no folder has more banned openings and words than its baseline', () => {
  const { found, counts } = findUnplainWords()
  const comparison = compareWithBaseline(readBaseline(), counts)
  const advice = adviceFor(comparison, found)
  if (comparison.grown.length === 0 && advice !== '') console.warn(advice)
  expect(comparison.grown, advice).toEqual([])
})

describe('banned openings and words are found', () => {
  it.each([
    ['// What the first page shows', ['begins with "What"']],
    ['/** Whoever calls. */', ['begins with "Whoever"']],
    ['/**\n * As long as it lasts.\n */', ['begins with "As long as"']],
    ['// Kept. So many days are made up for.', ['begins with "So many"']],
    ['// The first line\n// is told anew', ['uses "told"', 'uses "anew"']],
    ['const a = 1 // nobody rings', ['uses "nobody"']],
    ['const a = <p>{/* stands here */}</p>', ['uses "stands"']],
    ['const a = `${/* somebody */ 1}`', ['uses "somebody"']],
    ['// The customer is told. The service says so.', ['uses "told"', 'uses "says"']],
    ["// The shop's store says the rider's name", ['uses "says"']],
    ['// It stands in a cell and knows what it is.', ['uses "stands"', 'uses "knows"']],
  ])('in %j', (source, expected) => {
    expect(inSource(source)).toEqual(expected.map((breach) => expect.stringContaining(breach)))
  })

  it.each([
    "it('is told', f)",
    "describe.skip('is told', f)",
    "it.each([\n  1,\n])(\n  'is told',\n  f,\n)",
    'it(`is told`, f)',
  ])('in the name of a test: %j', (source) =>
    expect(unplainWords('apps/a/x.test.ts', source)).toEqual([expect.stringContaining('uses "told"')]),
  )

  it('a finding has the line of its comment', () => {
    expect(inSource('const a = 1\n\n// nobody')).toEqual(['apps/a/x.ts:3 uses "nobody"'])
  })
})

describe('other text is left alone', () => {
  it.each([
    "const a = 'https://what.test // nobody'",
    'const a = "/* nobody */"',
    'const a = `// nobody ${1} // nobody`',
    'const a = `${`// nobody`} // nobody`',
    'const a = /^https?:\\/\\/nobody/u.test(b)',
    "const nobody = 'nobody'",
    '// The order has no rider. It is due.',
    "const a = <p>it's // no comment: that's</p>",
    '// The user `nobody` of the system, and the text "Nobody is here."',
    '// The customer says the PIN, and a rider may know it.',
    '// RFC 9110 says so. The specification says more.',
    '// SG stands for Singapore. The suffix tells two shops apart.',
    '// A code for a forgotten password. GDPR: right to be forgotten.',
    '// Languages spoken in Finland, as the WHO lists them.',
    '// A bound on rows, e.g. what a spreadsheet holds.',
    '// What is a way? See the README.',
    '// A limit of, say, ten. Unknown, known and foretold.',
  ])('such as %s', (source) => expect(inSource(source)).toEqual([]))

  it('a string that looks like a test name in a file that is no test', () => {
    expect(inSource("it('is told', f)")).toEqual([])
  })
})

it('comments are read whole, also after a regular expression and a division', () => {
  expect(commentsIn('const a = /[/]"/u // one\nconst b = 6 / 2 // two\n/** three\n * four */\n')).toEqual([
    'one',
    'two',
    'three four',
  ])
})

describe('the baseline', () => {
  const counts = countByFolder(['apps/a/x.ts', 'apps/b/y.ts'], ['apps/a/x.ts:1 uses "told"'])

  it('counts by folder', () => expect(counts).toEqual({ 'apps/a': 1 }))

  it('fails a folder with more, and names a folder with fewer', () => {
    expect(compareWithBaseline({ 'apps/a': 2, 'apps/c': 1 }, { 'apps/a': 1, 'apps/b': 1 })).toEqual({
      grown: ['apps/b: 0 -> 1'],
      shrunk: ['apps/a: 2 -> 1', 'apps/c: 1 -> 0'],
    })
  })

  it('lists the lines of a folder with more', () => {
    const lines = ['apps/b/y.ts:1 uses "told"', 'apps/bc/z.ts:2 uses "told"']
    const advice = adviceFor(compareWithBaseline({}, { 'apps/b': 1 }), lines)
    expect(advice).toContain('apps/b: 0 -> 1\napps/b/y.ts:1 uses "told"')
    expect(advice).not.toContain('apps/bc')
  })

  it('asks to be lowered where a folder has fewer', () => {
    expect(adviceFor(compareWithBaseline({ 'apps/a': 2 }, { 'apps/a': 1 }), [])).toBe(
      'Fewer banned words. Lower the baseline with `npm run plain-words`:\napps/a: 2 -> 1',
    )
    expect(adviceFor(compareWithBaseline({ 'apps/a': 1 }, { 'apps/a': 1 }), [])).toBe('')
  })

  it('is replaced only by a sum that is not larger', () => {
    expect(mayReplace({ 'apps/a': 2 }, { 'apps/b': 2 })).toBe(true)
    expect(mayReplace({ 'apps/a': 2 }, { 'apps/a': 1, 'apps/b': 2 })).toBe(false)
  })
})
