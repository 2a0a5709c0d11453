/** A value as it is written in JavaScript: short objects and lists on one line. */
export function literal(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `'${value.replaceAll(/[\\']/gu, String.raw`\$&`)}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const entries = Array.isArray(value)
    ? value.map((one) => literal(one, depth + 1))
    : Object.entries(value).map(([name, one]) => `${keyOf(name)}: ${literal(one, depth + 1)}`)
  if (entries.length === 0) return `${open}${close}`
  const pad = open === '{' ? ' ' : ''
  const line = `${open}${pad}${entries.join(', ')}${pad}${close}`
  if (line.length <= 76 && !line.includes('\n')) return line
  const indent = '  '.repeat(depth + 1)
  return `${open}\n${entries.map((entry) => `${indent}${entry},\n`).join('')}${'  '.repeat(depth)}${close}`
}

const keyOf = (name: string): string => (/^[a-z_$][\w$]*$/iu.test(name) ? name : `'${name}'`)
