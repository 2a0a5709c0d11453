import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The classes of Mantine's components. */
const componentClass = /\bm_[0-9a-f]{6,8}\b/gu
const classesIn = (text: string) => [...text.matchAll(componentClass)].map(([name]) => name)

/** Fails the build where a component of Mantine is used but not its styles. */
export function componentStyles(): Plugin {
  return {
    name: 'beckon:component-styles',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.values(bundle)
      const used = files.flatMap((file) => (file.type === 'chunk' ? classesIn(file.code) : []))
      const styled = new Set(
        files.flatMap((file) =>
          file.fileName.endsWith('.css') && 'source' in file ? classesIn(String(file.source)) : [],
        ),
      )
      // Some classes have no styles anywhere.
      const missing = allStyled().filter((name) => used.includes(name) && !styled.has(name))
      if (missing.length > 0)
        this.error(`component-styles.css lacks styles of Mantine: ${[...new Set(missing)].join(', ')}`)
    },
  }
}

const allStyled = (): readonly string[] =>
  classesIn(readFileSync(fileURLToPath(import.meta.resolve('@mantine/core/styles.css')), 'utf8'))
