import type { Flow, ScreenState, Setup } from './screen-state.ts'
import { dialog, press, signIn } from './setup.ts'

export interface Visit {
  readonly flows: readonly Flow[]
  /** Whether the page has a session and has closed the introduction. */
  readonly isSignedIn: boolean
  readonly isWanted: (screenState: ScreenState, flow: Flow) => boolean
  /** Looks at a wanted state while it is shown. */
  readonly look: (screenState: ScreenState) => Promise<void>
}

/**
 * Shows the states of flows in their order, as far as the last wanted one of each. Where a state cannot be shown, its flow
 * ends. Returns a line for each wanted state that was not shown, with the reason.
 */
export async function visit(setup: Setup, { flows, isWanted, look, ...given }: Visit): Promise<string[]> {
  const failures: string[] = []
  let { isSignedIn } = given
  for (const flow of flows) {
    const wanted = flow.states.filter((screenState) => isWanted(screenState, flow))
    const last = wanted.at(-1)
    if (!last) continue
    const reached = new Set<ScreenState>()
    let at = flow.states[0] ?? last
    try {
      if (flow.who !== 'anybody' && !isSignedIn) {
        await signIn(setup)
        if (flow.who === 'person') await skipIntroduction(setup)
        isSignedIn = true
      }
      for (at of flow.states.slice(0, flow.states.lastIndexOf(last) + 1)) {
        await show(setup, at, wanted.includes(at) ? look : undefined)
        reached.add(at)
      }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const missing = wanted.filter((one) => !reached.has(one))
      failures.push(
        ...missing.map((one) => `${one.name}: ${one === at ? reason : `after ${at.name}: ${reason}`}`),
      )
    } finally {
      await flow.after?.(setup)
    }
    if (flow.who === 'newcomer') await leaveIntroduction(setup)
  }
  return failures
}

async function show(setup: Setup, screenState: ScreenState, look: Visit['look'] | undefined): Promise<void> {
  try {
    await screenState.show(setup)
    await look?.(screenState)
  } finally {
    await screenState.after?.(setup)
  }
}

async function skipIntroduction(setup: Setup): Promise<void> {
  await press(setup, 'walkthrough.skip')
  await dialog(setup.page).waitFor({ state: 'hidden' })
}

async function leaveIntroduction({ page }: Setup): Promise<void> {
  if (!(await dialog(page).isVisible())) return
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
}
