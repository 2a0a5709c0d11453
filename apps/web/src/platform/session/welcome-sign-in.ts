import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'

const arrival = z.object({ notice: z.enum(['guest.moved', 'guest.error.gone']).nullable() })

/** Left by the welcome page after a login: the portal then skips the first refresh and shows the notice. */
export type WelcomeSignIn = z.infer<typeof arrival>

export const welcomeSignInStore = (): Stored<WelcomeSignIn> => stored('arrival', arrival, { ofTab: true })
