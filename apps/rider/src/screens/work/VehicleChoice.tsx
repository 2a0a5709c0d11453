import { riderCalls } from '@beckon/contract'
import { type Vehicle, vehicles } from '@beckon/domain/rider'
import { useState } from 'react'
import { Choice, Notice } from '../../features/controls/index.ts'
import { type CallProblem, problemOf } from '../../platform/client/index.ts'
import { useDeps, useStore } from '../../platform/deps/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The vehicle of today: it decides which parcels are offered. */
export function VehicleChoice() {
  const { t, say } = useTexts()
  const { client, session } = useDeps()
  const state = useStore(session.state)
  const [problem, setProblem] = useState<CallProblem>()
  if (state.status !== 'in') return null
  const choose = async (vehicle: Vehicle) => {
    setProblem(undefined)
    const called = await client.call(riderCalls.setRider, { body: { vehicle } })
    if (called.ok) await session.update(called.answer.result)
    else setProblem(problemOf(called.error))
  }
  return (
    <>
      <Choice
        label={t('rider.vehicle')}
        value={state.session.rider.vehicle}
        options={vehicles.map((vehicle) => ({ value: vehicle, text: t(`rider.vehicle.${vehicle}`) }))}
        onChange={(vehicle) => void choose(vehicle)}
      />
      <p>{t('rider.vehicle-hint')}</p>
      {problem && <Notice kind="error">{say(problem.key, problem.values)}</Notice>}
    </>
  )
}
