import { useEffect, useRef } from 'react'

interface BlobImageProps {
  readonly content: Blob
  readonly alt: string
  readonly width: number
  readonly height: number
}

/** An image from memory; its object URL is valid only while it is shown, and only on this page. */
export function BlobImage({ content, alt, ...size }: BlobImageProps) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const { current } = image
    if (!current) return
    const url = URL.createObjectURL(content)
    current.src = url
    return () => URL.revokeObjectURL(url)
  }, [content])
  return <img ref={image} alt={alt} {...size} />
}
