import type { Reel, Scene, Stage } from '../tools/shots/scene.ts'
import { dialog, signIn } from '../tools/shots/stage.ts'

/** Scenes that are walked through in one test. */
export interface Part {
  readonly name: string
  /** Whether the walk begins with somebody who is signed in. */
  readonly isSignedIn: boolean
  readonly reels: readonly Reel[]
  /** The scenes to look at; those before them in their reel are gone through. */
  readonly screens: readonly string[]
}

/** Screens for each part of those that somebody sees who is signed in. */
const PART_SIZE = 14

/** Divides the scenes with these names into parts of about the same length; each scene is looked at once. */
export function partsOf(reels: readonly Reel[], names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !reels.some(shows(name)))
  if (unknown.length > 0) throw new Error(`no scene is called ${unknown.join(', ')}`)
  // A scene of several reels is looked at in the last of them, where it stands alone.
  const isWanted = (reel: Reel) => (scene: Scene) =>
    names.includes(scene.name) && reels.findLast(shows(scene.name)) === reel
  const wanted = reels.flatMap((reel) => {
    const last = reel.scenes.findLastIndex(isWanted(reel))
    const screens = reel.scenes.filter(isWanted(reel)).map(({ name }) => name)
    return last < 0 ? [] : [{ reel: { ...reel, scenes: reel.scenes.slice(0, last + 1) }, screens }]
  })
  const isWork = ({ reel }: (typeof wanted)[number]) => reel.who === 'person'
  const part = (name: string, isSignedIn: boolean, some: typeof wanted): Part => ({
    name,
    isSignedIn,
    reels: some.map(({ reel }) => reel),
    screens: some.flatMap(({ screens }) => screens),
  })
  const work = wanted.filter(isWork)
  const parts: Part[] = []
  for (let some: typeof wanted = []; work.length > 0; ) {
    const next = work.shift()
    if (next) some.push(next)
    const isFull = some.flatMap(({ screens }) => screens).length >= PART_SIZE
    if (isFull || work.length === 0) {
      parts.push(part(`work ${parts.length + 1}`, true, some))
      some = []
    }
  }
  const others = wanted.filter((one) => !isWork(one))
  return others.length === 0 ? parts : [part('before signing in', false, others), ...parts]
}

/** Goes through the scenes of a part and looks at those that it names. Returns what could not be shown. */
export async function walk(
  stage: Stage,
  { reels, screens }: Part,
  look: (scene: Scene) => Promise<void>,
): Promise<string[]> {
  const failures: string[] = []
  for (const reel of reels) {
    try {
      if (reel.who === 'newcomer') await signIn(stage)
      for (const scene of reel.scenes) {
        await scene.show(stage)
        if (screens.includes(scene.name) && reels.findLast(shows(scene.name)) === reel) await look(scene)
        await scene.after?.(stage)
      }
    } catch (error) {
      failures.push(`${reel.scenes[0]?.name} …: ${error instanceof Error ? error.message : String(error)}`)
    }
    await reel.after?.(stage)
    if (reel.who === 'newcomer') await leaveIntroduction(stage)
  }
  return failures
}

const shows = (name: string) => (reel: Reel) => reel.scenes.some((scene) => scene.name === name)

async function leaveIntroduction(stage: Stage): Promise<void> {
  if (!(await dialog(stage.page).isVisible())) return
  await stage.page.keyboard.press('Escape')
  await dialog(stage.page).waitFor({ state: 'hidden' })
}
