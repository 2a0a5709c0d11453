import type { Reel, Scene, Stage } from '../tools/shots/scene.ts'
import { dialog, press, signIn } from '../tools/shots/stage.ts'

interface Visit {
  readonly stage: Stage
  readonly reels: readonly Reel[]
  /** Which scenes are looked at; those before them are gone through. */
  readonly names: readonly string[]
  readonly look: (scene: Scene) => Promise<void>
}

/** Goes through these scenes, signed in once. Answers what could not be shown, after which the next reel goes on. */
export async function walk({ stage, reels, names, look }: Visit): Promise<string[]> {
  const failures: string[] = []
  let isSignedIn = false
  for (const reel of reels) {
    // What several reels show is looked at in the last of them, where it is by itself.
    const isWanted = ({ name }: Scene) => names.includes(name) && reels.findLast(shows(name)) === reel
    const last = reel.scenes.findLastIndex(isWanted)
    if (last < 0) continue
    if (reel.who !== 'anybody' && !isSignedIn) {
      await signIn(stage)
      if (reel.who === 'person') await skipIntroduction(stage)
      isSignedIn = true
    }
    try {
      for (const scene of reel.scenes.slice(0, last + 1)) {
        await scene.show(stage)
        if (isWanted(scene)) await look(scene)
        await scene.after?.(stage)
      }
    } catch (error) {
      failures.push(`${reel.scenes[0]?.name} …: ${error instanceof Error ? error.message : String(error)}`)
    }
    await reel.after?.(stage)
    if (reel.who === 'newcomer') await stage.page.keyboard.press('Escape')
  }
  return failures
}

const shows = (name: string) => (reel: Reel) => reel.scenes.some((scene) => scene.name === name)

async function skipIntroduction(stage: Stage): Promise<void> {
  await press(stage, 'walkthrough.skip')
  await dialog(stage.page).waitFor({ state: 'hidden' })
}
