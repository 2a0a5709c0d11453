/** States of a rider's account. */
export const riderStatuses = ['invited', 'active', 'suspended', 'left'] as const
export type RiderStatus = (typeof riderStatuses)[number]

/** Means of transport of a rider. */
export const vehicles = ['on_foot', 'bicycle', 'scooter', 'motorbike', 'car'] as const
export type Vehicle = (typeof vehicles)[number]

const next: Readonly<Record<RiderStatus, readonly RiderStatus[]>> = {
  invited: ['active', 'left'],
  active: ['suspended', 'left'],
  suspended: ['active', 'left'],
  left: ['invited'],
}

/** Statuses that an operator or an accepted invitation may set next. A rider who left is invited again. */
export const nextRiderStatuses = (status: RiderStatus): readonly RiderStatus[] => next[status]

/** Whether a rider keeps devices while a collected parcel is in hand, so that the customer gets it. */
export const mayFinish = (status: RiderStatus): boolean => status === 'suspended'

/** Whether a rider may sign in and keep devices. */
export const maySignIn = (status: RiderStatus): boolean => status === 'active'
