import type { ReactNode } from 'react'

const brand = 'var(--bk-brand-line)'
const paper = 'var(--bk-raised)'
const edge = 'var(--bk-border-strong)'
const ink = 'var(--mantine-color-text)'

/** A drawing in the colours of the brand; decoration, so screen readers skip it. */
function Picture({ turns = false, children }: { readonly turns?: boolean; readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      focusable="false"
      // People and vehicles move in reading direction.
      className={turns ? 'bk-mirror' : undefined}
    >
      {children}
    </svg>
  )
}

/** A shop, a road and a door. */
export function WelcomePicture() {
  return (
    <Picture turns>
      <path d="M16 156h288" stroke={edge} strokeWidth="2" strokeLinecap="round" />
      <path
        d="M104 156c24-60 60-10 88-52 10-15 22-16 34-10"
        fill="none"
        stroke={brand}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 10"
      />
      <g stroke={edge} strokeWidth="2" strokeLinejoin="round">
        <path d="M34 84h70v72H34z" fill={paper} />
        <path d="M28 60h82l8 24H20z" fill={brand} stroke="none" />
        <path d="M48 156v-40h20v40M76 104h20v22H76z" fill="none" />
        <path d="M232 76l32-26 32 26v80h-64z" fill={paper} />
        <path d="M254 156v-36h20v36" fill="none" />
      </g>
      <path d="M264 20c-11 0-19 8-19 18 0 13 19 30 19 30s19-17 19-30c0-10-8-18-19-18z" fill={brand} />
      <circle cx="264" cy="38" r="7" fill={paper} />
      <circle cx="269" cy="140" r="2" fill={ink} />
    </Picture>
  )
}

/** A form that is being filled in, and the fee beside it. */
export function DetailsPicture() {
  return (
    <Picture turns>
      <rect x="60" y="16" width="150" height="148" rx="12" fill={paper} stroke={edge} strokeWidth="2" />
      <g stroke={edge} strokeWidth="6" strokeLinecap="round">
        <path d="M80 42h46M80 84h60M80 126h38" />
      </g>
      <g fill="none" stroke={edge} strokeWidth="2">
        <rect x="78" y="52" width="114" height="18" rx="5" stroke={brand} />
        <rect x="78" y="94" width="114" height="18" rx="5" />
        <rect x="78" y="136" width="114" height="16" rx="5" />
      </g>
      <path d="M86 61h52" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <path d="M86 103h34" stroke={ink} strokeWidth="4" strokeLinecap="round" />
      <rect x="196" y="70" width="84" height="60" rx="12" fill={brand} />
      <path d="M212 90h34" stroke={paper} strokeWidth="4" strokeLinecap="round" opacity="0.7" />
      <path d="M212 108h50" stroke={paper} strokeWidth="7" strokeLinecap="round" />
    </Picture>
  )
}

/** A rider on a scooter, with the parcel. */
export function RiderPicture() {
  return (
    <Picture turns>
      <path d="M24 156h272" stroke={edge} strokeWidth="2" strokeLinecap="round" />
      <path d="M30 96h40M18 116h40M36 136h26" stroke={edge} strokeWidth="4" strokeLinecap="round" />
      <rect x="84" y="56" width="52" height="46" rx="7" fill={brand} />
      <path d="M110 56v46M84 74h52" stroke={paper} strokeWidth="3" opacity="0.55" />
      <g fill="none" stroke={ink} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
        <path d="M94 112h54l16 22h36M200 134L186 74h-14" />
        <path d="M152 106l-6-34 24 14 14-4" />
        <path d="M152 106l24 8 2 18" />
      </g>
      <g fill={paper} stroke={ink} strokeWidth="7">
        <circle cx="106" cy="138" r="18" />
        <circle cx="212" cy="138" r="18" />
      </g>
      <circle cx="150" cy="46" r="15" fill={brand} />
      <path d="M150 31a15 15 0 0 1 15 15h-8z" fill={ink} />
      <path
        d="M266 40c-13 0-22 9-22 21 0 15 22 35 22 35s22-20 22-35c0-12-9-21-22-21z"
        fill={paper}
        stroke={brand}
        strokeWidth="4"
      />
      {/* A tick is the same in every direction: it is turned back. */}
      <path
        className="bk-mirror"
        style={{ transformBox: 'fill-box', transformOrigin: 'center' }}
        d="M256 61l7 7 13-14"
        fill="none"
        stroke={brand}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </Picture>
  )
}
