import { redirect } from 'next/navigation'
import { viewerOfRequest } from '@/lib/http/page'
import { homeOf } from '@/lib/rules/links'

/** Everybody's front door: the own dashboard, or the sign-in. */
export default async function Landing() {
  const viewer = await viewerOfRequest()
  redirect(viewer ? homeOf(viewer.role) : '/auth')
}
