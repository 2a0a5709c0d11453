import { useJob, type OpenJob } from '../../features/job/index.ts'
import { isOver } from '../../platform/queue/index.ts'
import { useRoute } from '../../platform/router/index.ts'
import { AtDoor } from './AtDoor.tsx'
import { AtPickup } from './AtPickup.tsx'
import { Done } from './Done.tsx'
import { Gone } from './Gone.tsx'
import { HandBack } from './HandBack.tsx'
import { Ride } from './Ride.tsx'

/** One order: what comes next, until it is delivered or brought back. */
export function Screen() {
  const route = useRoute()
  const orderId = route?.page === 'job' ? route.orderId : ''
  const job = useJob(orderId)
  const { assignment, finished } = job
  if (assignment && !isOver(assignment)) return <Step job={{ ...job, assignment }} />
  return finished ? (
    <Done orderId={orderId} job={job} finished={finished} />
  ) : (
    <Gone orderId={orderId} job={job} />
  )
}

function Step({ job }: { readonly job: OpenJob }) {
  switch (job.stage) {
    case 'at-pickup':
      return <AtPickup job={job} />
    case 'at-dropoff':
      return <AtDoor key={job.assignment.instruction?.decided_at ?? 0} job={job} />
    case 'return':
      return <HandBack job={job} />
    case 'to-pickup':
    case 'collected':
    case 'to-dropoff':
    case 'delivered':
    case 'returned':
    case 'given-up':
      return <Ride key={job.stage} job={job} stage={job.stage} />
  }
}
