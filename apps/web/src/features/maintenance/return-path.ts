import { z } from 'zod'
import { type Stored, stored } from '../../platform/storage/index.ts'

/** A path of this origin: a second slash would name another host. */
const ownPath = z.string().regex(/^\/(?![/\\])/)

/** The path at the beginning of maintenance; the tab returns there at its end. */
export const returnPath = (): Stored<string> => stored('return-path', ownPath, { ofTab: true })

/** The protected page that a user without a session opened. Signing in redirects to it. */
export const wantedPath = (): Stored<string> => stored('wanted-path', ownPath, { ofTab: true })
