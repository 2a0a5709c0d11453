/** Kinds of documents that a country can require of its riders. */
export const documentKinds = ['identity', 'driving_licence', 'insurance', 'work_permit'] as const
export type DocumentKind = (typeof documentKinds)[number]
