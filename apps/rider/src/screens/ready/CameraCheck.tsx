import { useState } from 'react'
import { Button } from '../../features/controls/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import type { CheckState } from './check-state.ts'
import { Check } from './Check.tsx'
import { usePermission } from './use-permission.ts'

/** Opens the camera for a moment. */
export function CameraCheck() {
  const { t } = useTexts()
  const permission = usePermission('camera')
  const [result, setResult] = useState<CheckState>()
  const test = async () => {
    setResult('testing')
    setResult(await openCamera())
  }
  const state = result ?? stateOf(permission)
  return (
    <Check title={t('rider.ready.camera')} why={t('rider.ready.camera-why')} state={state}>
      {state === 'good' && <p>{t('rider.ready.camera-good')}</p>}
      {state === 'denied' && <p>{t('rider.ready.camera-denied')}</p>}
      {state === 'never' && <p>{t('rider.ready.camera-never')}</p>}
      <Button isBusy={state === 'testing'} onPress={() => void test()}>
        {t('rider.ready.test')}
      </Button>
    </Check>
  )
}

function stateOf(permission: PermissionState | undefined): CheckState {
  if (permission === 'granted') return 'good'
  return permission === 'denied' ? 'denied' : 'ask'
}

async function openCamera(): Promise<CheckState> {
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices }
  if (!mediaDevices) return 'never'
  try {
    const stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
    for (const track of stream.getTracks()) track.stop()
    return 'good'
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'never'
  }
}
