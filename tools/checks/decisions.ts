const sections = ['Context', 'Decision', 'Alternatives considered', 'Consequences', 'Checked by']
const status = /^- Status: (?:Proposed|Accepted|Deprecated|Superseded by \d{4})$/mu

/** Problems of one decision record, given its file name, its text and the text of the index. */
export function decisionProblems(name: string, text: string, index: string): string[] {
  const number = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.md$/u.exec(name)?.[1]
  if (number === undefined) return [`${name}: the name is not NNNN-words-of-the-title.md`]
  const title = /^# (\d{4})\. (\S.*)$/mu.exec(text)
  const parts = new Map(
    text
      .split(/^## /mu)
      .slice(1)
      .map((part) => [part.slice(0, part.indexOf('\n')).trim(), part.slice(part.indexOf('\n')).trim()]),
  )
  const state = status.exec(text)?.[0].slice('- Status: '.length)
  const problems = [
    ...(title?.[1] === number ? [] : ['the title does not begin with its number']),
    ...(/^- Date: \d{4}-\d{2}-\d{2}$/mu.test(text) ? [] : ['no date']),
    ...(state ? [] : ['no status, or an unknown one']),
    ...(index.includes(`| [${number}](${name}) | ${title?.[2]} | ${state} |`)
      ? []
      : ['the index does not list it with its title and status']),
    ...(parts.size === sections.length && [...parts.keys()].every((part, at) => part === sections[at])
      ? []
      : [`its sections are not: ${sections.join(', ')}`]),
    ...sections.filter((section) => parts.get(section) === '').map((section) => `${section} is empty`),
  ]
  return problems.map((problem) => `${name}: ${problem}`)
}

/** The paths that a Markdown text names in backticks: every text in which a folder of the repository begins. */
export function namedPaths(text: string): string[] {
  return [
    ...text.matchAll(
      /`((?:apps|packages|demo|tools|docs|e2e|bench|connectors)\/[\w./@-]+|\.[\w.-]+\.mjs|tsconfig[\w.]*\.json)`/gu,
    ),
  ].map(([, path]) => path ?? '')
}
