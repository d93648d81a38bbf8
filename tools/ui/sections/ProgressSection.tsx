import { Progress } from '#src/ui/Progress.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Specimen, Specimens } from '../Specimen.tsx';

export function ProgressSection() {
  return (
    <Specimens>
      <Specimen state="nobody knows how long">
        <Progress label="Looking for the best order" />
      </Specimen>
      <Specimen state="nobody knows how long, with words">
        <Progress label="Planning your trip" text="Checking opening hours" />
      </Specimen>
      <Specimen state="3 of 5">
        <Progress label="Planning your trip" value={3} max={5} text="Day 3 of 5" />
      </Specimen>
      <Specimen state="nothing yet, and done">
        <Progress label="Saving for offline use" value={0} text="0 %" />
        <Progress label="Saving for offline use" value={100} text="100 %" />
      </Specimen>
      <Specimen state="skeleton">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-32" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-1/2" />
        </div>
      </Specimen>
    </Specimens>
  );
}
