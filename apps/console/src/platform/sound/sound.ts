/** The two tones of an alert, in hertz, and their length in seconds. */
const TONES = [660, 880] as const
const TONE_SECONDS = 0.16
const LOUDNESS = 0.2

export interface Sound {
  /** Plays the alert; silent until the operator has used the page once, as browsers demand. */
  alert(): void
}

/** Sounds of the page. The first gesture in the page allows them. */
export function createSound(): Sound {
  let context: AudioContext | undefined
  const allow = () => {
    context ??= new AudioContext()
    void context.resume()
  }
  for (const gesture of ['pointerdown', 'keydown'] as const) {
    document.addEventListener(gesture, allow, { once: true, capture: true })
  }
  return {
    alert() {
      if (context?.state !== 'running') return
      TONES.forEach((hertz, at) => context && playTone(context, hertz, at * TONE_SECONDS))
    },
  }
}

function playTone(context: AudioContext, hertz: number, delay: number): void {
  const begin = context.currentTime + delay
  const tone = new OscillatorNode(context, { frequency: hertz })
  const volume = new GainNode(context, { gain: 0 })
  // Without a ramp the loudspeaker clicks.
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02)
  volume.gain.linearRampToValueAtTime(0, begin + TONE_SECONDS)
  tone.connect(volume).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + TONE_SECONDS)
}
