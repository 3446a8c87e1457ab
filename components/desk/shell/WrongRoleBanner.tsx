'use client'

import { Signpost } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { areaOf, INTENDED_PATH } from '@/lib/rules/core/intended-path'
import { ShellBanner } from './ShellBanner'

const whose: Record<string, string> = { customer: 'customers', supplier: 'suppliers', admin: 'admins' }

type Props = {
  /** The address of another role's page that was asked for. */
  meant: string
  companyName: string
  role: string
  /** Signs out, and leads through the sign-in to the address. */
  onSwitch: (to: string) => void
}

/** Says that the link was for an account of another role. */
export function WrongRoleBanner({ meant, companyName, role, onSwitch }: Props) {
  const [shown, setShown] = useState(true)
  useEffect(() => {
    // Shown once: the next page clears it.
    document.cookie = `${INTENDED_PATH}=; Path=/; Max-Age=0`
  }, [])
  const area = areaOf(meant)
  if (!shown || !area || area === role) return null
  return (
    <ShellBanner
      tone="info"
      icon={Signpost}
      actions={
        <>
          <Button size="small" onClick={() => onSwitch(meant)}>
            Sign in with another account
          </Button>
          <Button size="small" variant="text" onClick={() => setShown(false)}>
            Stay here
          </Button>
        </>
      }
    >
      <strong>That page is for {whose[area]}.</strong> You are signed in as {companyName}, so this is your own
      dashboard.
    </ShellBanner>
  )
}
