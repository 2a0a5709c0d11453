import { Button } from '../../features/controls/index.ts'
import { useStore } from '../../platform/deps/index.ts'
import { createStore } from '../../platform/storage/index.ts'
import { playTones, vibrate } from '../../platform/signals/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Check } from './Check.tsx'

/** Since the app was opened: the volume may be another one tomorrow. */
const played = createStore(false)

/** Plays the sound of an offer: only the rider notices whether it is loud enough. */
export function SoundCheck() {
  const { t } = useTexts()
  const isPlayed = useStore(played)
  const play = () => {
    playTones()
    vibrate(400)
    played.set(true)
  }
  return (
    <Check title={t('rider.ready.sound')} why={t('rider.ready.sound-why')} state={isPlayed ? 'good' : 'ask'}>
      {isPlayed && <p>{t('rider.ready.sound-heard')}</p>}
      <Button onPress={play}>{t('rider.ready.sound-play')}</Button>
    </Check>
  )
}
