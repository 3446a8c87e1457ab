'use client'

import { ScanLine } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazy } from '@/components/ui/hooks/lazy'
import { useNow } from '@/components/ui/hooks/useNow'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { buttonClass } from '@/components/ui/controls/Button'
import { Page } from '@/components/ui/layout/Page'
import { PageHeader } from '@/components/ui/layout/PageHeader'
import { Grid } from '@/components/ui/layout/Grid'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { useApi } from '@/lib/client/api'
import type { FloorOrder } from '@/lib/contract/orders/floor'
import { localeOf } from '@/lib/terms/language'
import { useQueue } from '@/lib/client/queue/use-queue'
import { useLanguage, useSay } from '@/lib/client/words'
import { FloorCard } from './FloorCard'
import { firstDrawing } from './first-drawing'
import { FloorLine } from './FloorLine'
import { groupsOf } from './groups'
import { placeOf, withHeld, type Held } from './in-place'
import { LanguageChoice } from './LanguageChoice'
import { hour } from './words'

const FoundCard = lazy(() => import('./FoundCard'))
const NoCards = lazy(() => import('./NoCards'))
const Scan = lazy(() => import('./Scan'), { ahead: false })

/** So many cards stand on a phone's screen at once. */
const IN_SIGHT = 4

/** The order of the address: read after the page is awake, since the kept page is the same for all. */
const idIn = (search: string) => Number(new URLSearchParams(search).get('id')) || null

/** What is to be made, for a person beside a machine: one card opens, three buttons, and everything works without a line. */
export function Floor({ member }: { member: number }) {
  const say = useSay()
  const language = useLanguage()
  const { data, error, mutate } = useApi('GET /api/floor', {}, { revalidateOnMount: true })
  const { items, sent } = useQueue(member)
  const [open, setOpen] = useState<number | null>(null)
  const [isScanning, setScanning] = useState(false)
  const now = useNow()

  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The page that the phone keeps has no query: it is read once the page is there.
    setOpen(idIn(location.search))
    setScanning(new URLSearchParams(location.search).has('scan'))
  }, [])

  const show = (id: number | null) => {
    setOpen(id)
    setScanning(false)
    history.replaceState(history.state, '', id ? `/supplier/floor?id=${id}` : '/supplier/floor')
  }

  const address = useUrlState()
  const [held, setHeld] = useState<Held | null>(null)
  const active = data?.orders ?? []
  const place = placeOf(active, open)
  if (place && (place.order !== held?.order || place.before !== held.before)) setHeld(place)
  const orders = withHeld(active, open !== null && held?.order.id === open ? held : null)
  const isElsewhere = open !== null && !orders.some(({ id }) => id === open)
  const measure = (report: number, isNew: boolean) =>
    address.set({ report, characteristic: isNew ? 'new' : null }, { replace: false })
  const openDrawing = (order: FloorOrder) => address.set({ drawing: firstDrawing(order) ?? null })
  const props = { member, onMeasure: measure, onDrawing: openDrawing }
  // The scanner has the screen to itself: cards would move when the camera starts.
  const shown = isScanning ? [] : orders
  return (
    <Page lang={localeOf[language]}>
      <PageHeader
        title={say('title')}
        actions={
          <>
            <LanguageChoice />
            {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- The camera is for a page that was loaded whole. */}
            <a href="/supplier/floor?scan=1" className={buttonClass({ size: 'large' })}>
              <ScanLine size={20} aria-hidden />
              {say('scan')}
            </a>
          </>
        }
      />
      <FloorLine items={items} sent={sent} readAt={data ? hour(data.at) : null} />
      {isScanning && <Scan onFound={show} onClose={() => show(null)} />}
      {isElsewhere && <FoundCard key={open} id={open} items={items} onClose={() => show(null)} {...props} />}
      {!isScanning && (data ? !orders.length : error) && (
        <NoCards error={data ? undefined : error} onRetry={() => void mutate()} />
      )}
      {groupsOf(shown, now).map(({ name, orders }) => (
        <Stack as="section" key={name} gap="medium" aria-label={say(`group.${name}`)}>
          <Text as="h2" size="title">
            {say(`group.${name}`)}{' '}
            <Text weight="text" tone="secondary">
              {orders.length}
            </Text>
          </Text>
          <Grid as="ul" least="380px" gap="medium" align="start">
            {orders.map((order) => (
              <li key={order.id}>
                {active.includes(order) ? (
                  <FloorCard
                    order={order}
                    items={items.filter((item) => item.order === order.id)}
                    isOpen={order.id === open}
                    isFirst={shown.indexOf(order) < IN_SIGHT}
                    onToggle={() => show(order.id === open ? null : order.id)}
                    {...props}
                  />
                ) : (
                  <FoundCard id={order.id} known={order} items={items} onClose={() => show(null)} {...props} />
                )}
              </li>
            ))}
          </Grid>
        </Stack>
      ))}
      {data && data.total > orders.length && !isScanning && (
        <Text as="p" tone="secondary">
          {say('later', { n: data.total - orders.length })}
        </Text>
      )}
    </Page>
  )
}
