import type { Plugin } from 'vite'

/** The modules of zod that describe a schema as JSON Schema, which only the service's description of its calls needs. */
const describing = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/u

const exported = /^export (?:const|function) (\w+)/gmu

/** Leaves the description of schemas out of the portal: zod attaches it to each schema, used or not. */
export function noJsonSchemas(): Plugin {
  return {
    name: 'beckon:no-json-schemas',
    apply: 'build',
    transform(code, id) {
      if (!describing.test(id)) return null
      const names = [...code.matchAll(exported)].map(([, name]) => name)
      return { code: names.map((name) => `export const ${name} = () => undefined`).join('\n'), map: null }
    },
  }
}
