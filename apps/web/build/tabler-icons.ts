import { fileURLToPath } from 'node:url'
import { icons } from '@iconify-json/tabler'
import svgpath from 'svgpath'
import type { Plugin } from 'vite'

const component = fileURLToPath(new URL('../../../packages/ui/src/icons/create-icon.tsx', import.meta.url))

type Style = 'outline' | 'filled'

/** Attributes that Iconify writes on the shapes of an icon. The component sets them on the whole icon. */
const attributes: Readonly<Record<Style, string>> = {
  outline:
    ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"',
  filled: ' fill="currentColor"',
}

/** Provides the icons of Tabler as components: `import IconBell from '~icons/tabler/bell'`. */
export function tablerIcons(): Plugin {
  return {
    name: 'beckon:tabler-icons',
    enforce: 'pre',
    resolveId: { filter: { id: /^~icons\/tabler\// }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0~icons\/tabler\// },
      handler: (id) => iconModule(id.slice('\0~icons/tabler/'.length)),
    },
  }
}

/** Returns the source of the module of an icon. */
export function iconModule(name: string): string {
  const style = name.endsWith('-filled') ? 'filled' : 'outline'
  const paths = pathsOf(name, style)
  const values = [name, style, style === 'outline' ? paths.flatMap(strokesOf) : paths]
  return `import { createIcon } from ${JSON.stringify(component)}
export default /* @__PURE__ */ createIcon(${values.map((value) => JSON.stringify(value)).join(', ')})
`
}

/** Returns the data of the paths of an icon, whose attributes are on the only path or on a group of all paths. */
function pathsOf(name: string, style: Style): readonly string[] {
  const body = icons.icons[name]?.body
  if (body === undefined) throw new Error(`Tabler has no icon "${name}".`)
  const shapes = body.replace(attributes[style], '').replace(/^<g>(.*)<\/g>$/u, '$1')
  const paths = [...shapes.matchAll(/<path d="([^"]*)"\/>/gu)]
  if (paths.map(([path]) => path).join('') !== shapes)
    throw new Error(`The icon "${name}" has other shapes than paths of one style.`)
  return paths.map(([, data = '']) => data)
}

/** Splits a path that Iconify has joined: browsers draw lines that cross in one path unlike lines of two paths. */
const strokesOf = (path: string): readonly string[] => svgpath(path).abs().round(3).toString().split(/(?=M)/u)
