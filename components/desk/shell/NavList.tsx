'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { ComponentProps } from 'react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { LinkPending } from '@/components/ui/controls/LinkPending'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import text from '@/components/ui/layout/text.module.css'
import { useMay } from '@/lib/client/viewer'
import type { Role } from '@/lib/contract/people/account'
import css from './NavList.module.css'
import { navigation } from './navigation'
import side from './side.module.css'
import { useWaiting } from './useWaiting'

type Props = { role: Role; onGo?: () => void }

/** The role's menu, inside a nav. A figure counts what waits for this person. */
export function NavList({ role, onGo }: Props) {
  const pathname = usePathname()
  const counts = useWaiting()
  const may = useMay()
  const items = navigation[role].filter(({ act }) => !act || may(act))
  return (
    <Stack as="ul" gap="hair">
      {items.map(({ href, label, Icon, isWhole }) => {
        const active = pathname === href || pathname.startsWith(`${href}/`)
        const waiting = counts[href]
        return (
          <li key={href}>
            <NavLink
              isWhole={isWhole}
              href={href}
              aria-current={active ? 'page' : undefined}
              className={`${buttons.onPlate} ${css.item}`}
              title={label}
              onClick={onGo}
            >
              <Icon size={18} strokeWidth={1.75} aria-hidden />
              <Text cut={1} grow className={side.words}>
                {label}
              </Text>
              {waiting ? (
                <span className={css.count}>
                  {waiting > 99 ? '99+' : waiting}
                  <span className={text.unseen}> waiting</span>
                </span>
              ) : null}
              {!isWhole && <LinkPending className={css.pending} />}
            </NavLink>
          </li>
        )
      })}
    </Stack>
  )
}

/** A link of the menu; `isWhole` leaves the router aside. */
const NavLink = ({ isWhole, href, ...rest }: ComponentProps<'a'> & { isWhole?: true; href: string }) =>
  isWhole ? <a href={href} {...rest} /> : <Link prefetch={false} href={href} {...rest} />
