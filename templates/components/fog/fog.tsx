import { classes } from '../../format/classes.ts';
import './fog.css';

interface FogProps {
  readonly className?: string | undefined;
}

/** Drifting fog behind the content of a positioned, isolated parent. The only ornament of the site. */
export function Fog({ className }: FogProps) {
  return <div className={classes('fog', className)} aria-hidden="true" />;
}
