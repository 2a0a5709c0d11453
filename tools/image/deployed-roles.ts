import { z } from 'zod'

const service = z.looseObject({
  environment: z.record(z.string(), z.unknown()).optional(),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  networks: z.array(z.string()).default([]),
  secrets: z
    .array(z.union([z.string(), z.looseObject({ source: z.string() }).transform(({ source }) => source)]))
    .default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
})

/** The part of a compose file that is checked, after its anchors were merged. */
export const composeFile = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.looseObject({ file: z.string() })),
})
type ComposeFile = z.output<typeof composeFile>

const listed = (roles: unknown): string[] => (typeof roles === 'string' ? roles.split(',') : [])

/** Roles of the processes of a compose file. */
export const rolesOfCompose = ({ services }: ComposeFile): string[] =>
  Object.values(services).flatMap(({ environment }) => listed(environment?.['ROLES']))

/** Roles of the instances that a target of systemd wants. */
export const rolesOfTarget = (text: string): string[] =>
  [...text.matchAll(/^Wants=(.*)$/gmu)].flatMap(([, units = '']) =>
    [...units.matchAll(/\bbeckon@(\w+)\.service/gu)].map(([, role = '']) => role),
  )

/** Roles whose processes a proxy sends calls to, by its backends. */
export const rolesOfProxy = (text: string): string[] =>
  [...text.matchAll(/^backend (\w+)$/gmu)].map(([, role = '']) => role)

/** One sentence for each role that a file should have and has not, and for each that does not exist. */
export function differences(file: string, found: readonly string[], wanted: readonly string[]): string[] {
  return [
    ...wanted
      .filter((role) => !found.includes(role))
      .map((role) => `${file} has no process with the role ${role}`),
    ...found
      .filter((role) => !wanted.includes(role))
      .map((role) => `${file} names ${role}, which is no role`),
  ]
}
