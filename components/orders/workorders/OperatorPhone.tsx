'use client'

import { createContext, use, type ReactNode } from 'react'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Text } from '@/components/ui/layout/Text'
import css from './OperatorPhone.module.css'

const PhoneContext = createContext<string | null>(null)

/** Gives all that is in it the operator's number, if there is one. */
export const OperatorPhoneProvider = ({ phone, children }: { phone: string | null; children: ReactNode }) => (
  <PhoneContext value={phone}>{children}</PhoneContext>
)

/** 'Questions? Call Jobwork: +91 …', for customers and suppliers; nothing without a number. */
export function CallOperator() {
  const phone = use(PhoneContext)
  if (!phone) return null
  return (
    <Text tone="secondary" className={css.call}>
      Questions? Call Jobwork: <PhoneLink phone={phone} />
    </Text>
  )
}
