'use client'

import { CameraOff } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { useSay } from '@/lib/client/words'
import type { WordKey } from '@/lib/terms/words/words'
import { FloorField } from './FloorField'
import { orderIn, readerOf } from './read-code'
import css from './Floor.module.css'

type Props = { onFound: (id: number) => void; onClose: () => void }

/** How often a picture of the camera is read (ms). */
const EVERY = 250

/** Reads the code of a job card; without a camera the order's number is typed. */
export default function Scan({ onFound, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const say = useSay()
  const [said, setSaid] = useState<WordKey>('scan.hold')
  const [hasCamera, setHasCamera] = useState(true)

  useEffect(() => {
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout>
    let left = false
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (left) return stop()
      const element = video.current!
      element.srcObject = stream
      await element.play()
      const read = await readerOf()
      const look = async () => {
        if (left) return
        const code = await read(element).catch(() => null)
        if (left) return
        const id = code === null ? null : orderIn(code, location.origin)
        if (id) return onFound(id)
        if (code !== null) setSaid('scan.notOurs')
        timer = setTimeout(() => void look(), EVERY)
      }
      await look()
    }
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    start().catch(() => {
      if (left) return
      setHasCamera(false)
      setSaid('scan.noCamera')
    })
    return () => {
      left = true
      clearTimeout(timer)
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- The camera opens once.
  }, [])

  const typed = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const id = Number(String(new FormData(event.currentTarget).get('number')).replace(/^\D+/, ''))
    if (Number.isInteger(id) && id > 0 && id < 2 ** 31) onFound(id)
    else setSaid('scan.enter')
  }
  return (
    <Surface as="section" pad="medium" aria-label={say('scan.label')}>
      <Stack gap="medium">
        {hasCamera ? (
          <video ref={video} className={css.video} muted playsInline />
        ) : (
          // As large as the picture was: nothing moves.
          <div className={css.video} data-off>
            <CameraOff size={32} aria-hidden />
          </div>
        )}
        <p role="status">{say(said)}</p>
        <form onSubmit={typed}>
          <Row gap="small" align="end">
            <FloorField
              label={say('scan.number')}
              name="number"
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
            />
            <Button type="submit" size="large">
              {say('scan.open')}
            </Button>
          </Row>
        </form>
        <Button size="huge" fullWidth onClick={onClose}>
          {say('close')}
        </Button>
      </Stack>
    </Surface>
  )
}
