/** The motion of a dragged card. Only attributes and a copy of the card change, so that nothing is rendered meanwhile. */

export interface DropTarget {
  /** The rider of the column; null for the column of orders without a rider. */
  readonly riderId: string | null
  /** The card before which the dragged one is put; undefined for the end. */
  readonly before: string | undefined
}

export interface DragRules {
  /** Whether a card may be dropped there. */
  mayDrop(card: string, target: DropTarget): boolean
  onDrop(card: string, target: DropTarget): void
  /** The class of the copy that follows the pointer. */
  readonly ghostClass: string
}

export interface Press {
  readonly card: HTMLElement
  readonly x: number
  readonly y: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** So near to the edge of a frame it scrolls, by at most so many pixels a frame. */
const EDGE = 56
const FASTEST = 18

/** Begins to drag a card. */
export function startDrag(root: HTMLElement, { card, x, y }: Press, rules: DragRules) {
  const name = card.dataset['card'] ?? ''
  const box = card.getBoundingClientRect()
  const ghost = ghostOf(card, box, rules.ghostClass)
  const marks = createMarks(ghost)
  let at: Point = { x, y }
  let target: DropTarget | undefined
  let frame = 0
  card.dataset['dragged'] = ''
  const draw = () => {
    ghost.style.transform = `translate(${at.x - x + box.left}px, ${at.y - y + box.top}px)`
    const hasScrolled = scrollNear(root, at)
    const found = placeAt(at)
    target = found && rules.mayDrop(name, found.target) ? found.target : undefined
    marks.show(found, target !== undefined)
    frame = hasScrolled ? requestAnimationFrame(draw) : 0
  }
  draw()
  return {
    /** Draws at most once for each frame. */
    moveTo(nextX: number, nextY: number) {
      at = { x: nextX, y: nextY }
      frame ||= requestAnimationFrame(draw)
    },
    end(isDropped: boolean) {
      if (isDropped) draw()
      cancelAnimationFrame(frame)
      marks.clear()
      ghost.remove()
      delete card.dataset['dragged']
      if (isDropped && target) rules.onDrop(name, target)
    },
  }
}

function ghostOf(card: HTMLElement, box: DOMRect, ghostClass: string): HTMLElement {
  const ghost = card.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) throw new Error('a card is an element')
  ghost.classList.add(ghostClass)
  ghost.style.inlineSize = `${box.width}px`
  for (const name of ['data-card', 'data-order']) ghost.removeAttribute(name)
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  document.body.append(ghost)
  return ghost
}

interface Place {
  readonly column: HTMLElement
  readonly before: HTMLElement | undefined
  readonly target: DropTarget
}

/** Returns the column at a point, and the card above whose middle the point is. */
function placeAt({ x, y }: Point): Place | undefined {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]')
  if (!column) return undefined
  const riderId = column.dataset['drop'] || null
  const cards = riderId === null ? [] : [...column.querySelectorAll<HTMLElement>('[data-card]')]
  const before = cards.find((card) => {
    const { top, height } = card.getBoundingClientRect()
    return y < top + height / 2
  })
  return { column, before, target: { riderId, before: before?.dataset['card'] } }
}

/** Marks of the place where the card would be put. */
function createMarks(ghost: HTMLElement) {
  let over: HTMLElement | undefined
  let before: HTMLElement | undefined
  const clear = () => {
    delete over?.dataset['over']
    delete before?.dataset['before']
  }
  return {
    show(found: Place | undefined, isAllowed: boolean) {
      const answer = isAllowed ? 'yes' : 'no'
      const next = isAllowed ? found?.before : undefined
      if (over === found?.column && before === next && over?.dataset['over'] === answer) return
      clear()
      ghost.dataset['refused'] = String(!isAllowed)
      over = found?.column
      before = next
      if (over) over.dataset['over'] = answer
      if (before) before.dataset['before'] = ''
    },
    clear,
  }
}

/** Scrolls the frames near whose edges the pointer is; returns whether one did. */
function scrollNear(root: HTMLElement, { x, y }: Point): boolean {
  let hasScrolled = false
  for (const frame of root.querySelectorAll<HTMLElement>('[data-scroller]')) {
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    if (x < left || x > right || y < top || y > bottom) continue
    const isInline = frame.dataset['scroller'] === 'inline'
    const step = isInline ? speedAt(x, left, right) : speedAt(y, top, bottom)
    if (step === 0) continue
    const before = frame.scrollLeft + frame.scrollTop
    if (isInline) frame.scrollLeft += step
    else frame.scrollTop += step
    hasScrolled ||= before !== frame.scrollLeft + frame.scrollTop
  }
  return hasScrolled
}

/** Pixels a frame, towards the edge that is near. */
function speedAt(at: number, start: number, end: number): number {
  // A small frame has no middle otherwise.
  if (end - start < 3 * EDGE) return 0
  const near = (distance: number) => Math.max(0, 1 - distance / EDGE) * FASTEST
  return near(end - at) - near(at - start)
}
