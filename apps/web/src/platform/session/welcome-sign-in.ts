import { z } from 'zod'
import { type Stored, stored } from '../storage/index.ts'

const arrival = z.object({ notice: z.enum(['guest.moved', 'guest.error.gone']).nullable() })

/** A sign-in on a page that loads no portal: the portal, opened next, neither refreshes its tokens nor loses its notice. */
export type WelcomeSignIn = z.infer<typeof arrival>

export const welcomeSignInStore = (): Stored<WelcomeSignIn> => stored('arrival', arrival, { ofTab: true })
