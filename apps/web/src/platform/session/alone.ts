/** Does something while no other tab of this browser does the same. Old browsers, and pages without https, cannot. */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
  return locks ? locks.request(name, work) : work()
}
