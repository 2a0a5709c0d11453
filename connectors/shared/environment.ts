/** The environment of this process. */
export const environment: Readonly<Record<string, string | undefined>> = process.env
