import { every } from '../clock/index.ts'

/** Two rising tones, in hertz: loud enough in traffic, from the small speaker of a phone. */
const TONES = [880, 1320] as const
const TONE_SECONDS = 0.18
const RING_EVERY_MS = 1400
const VIBRATION_MS = [400, 150, 400]

let audio: AudioContext | undefined

/** Allows sound: browsers ask for a touch before the first one. Called at every touch until it works. */
function unlock(): void {
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
}

/** Prepares the sound at the first touches of the page. */
export function prepareSound(): void {
  window.addEventListener('pointerdown', unlock)
  window.addEventListener('keydown', unlock)
}

/** Plays the tones once. */
export function playTones(): void {
  unlock()
  const context = audio
  if (!context) return
  TONES.forEach((hertz, place) => {
    const begin = context.currentTime + place * TONE_SECONDS
    const tone = new OscillatorNode(context, { type: 'square', frequency: hertz })
    const volume = new GainNode(context, { gain: 0 })
    // Without a ramp the speaker clicks.
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.5, begin + 0.01)
    volume.gain.linearRampToValueAtTime(0, begin + TONE_SECONDS)
    tone.connect(volume).connect(context.destination)
    tone.start(begin)
    tone.stop(begin + TONE_SECONDS)
  })
}

/** Not on iPhones. */
export const vibrate = (pattern: number | number[]): void => {
  if ('vibrate' in navigator) navigator.vibrate(pattern)
}

/** Rings and vibrates until the returned function is called. */
export function ring(): () => void {
  const once = () => {
    playTones()
    vibrate(VIBRATION_MS)
  }
  once()
  const stop = every(RING_EVERY_MS, once)
  return () => {
    stop()
    vibrate(0)
  }
}
