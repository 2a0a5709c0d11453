import { programDocument } from '@beckon/contract'

/** The parts of a JSON schema that the pages show. */
export interface ShownSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, ShownSchema>>
  readonly required?: readonly string[]
  readonly items?: ShownSchema
  readonly anyOf?: readonly ShownSchema[]
  readonly oneOf?: readonly ShownSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly additionalProperties?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}

interface ShownContent {
  readonly content?: Readonly<Record<string, { readonly schema: ShownSchema }>>
}

export interface Operation {
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required: boolean
    readonly description?: string
    readonly schema: ShownSchema
  }[]
  readonly requestBody?: ShownContent
  readonly responses: Readonly<Record<string, ShownContent>>
}

export interface ShownDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, ShownSchema>> }
}

/** The OpenAPI document of the API as the pages read it. */
export const shownDocument = (): ShownDocument => programDocument() as ShownDocument

/** The schema of the only content of a request or an answer. */
export const contentOf = (part: ShownContent | undefined): ShownSchema | undefined =>
  Object.values(part?.content ?? {})[0]?.schema
