import { Skeleton as AntdSkeleton } from 'antd';

/** Lines of text that are on their way. */
export const SkeletonLines = ({ lines = 3 }: { lines?: number }) => (
  <AntdSkeleton active title={false} paragraph={{ rows: lines }} />
);

export const SkeletonCard = ({ lines = 2 }: { lines?: number }) => (
  <div className="ui-card">
    <AntdSkeleton active paragraph={{ rows: lines }} />
  </div>
);

export const SkeletonTiles = ({ count = 4 }: { count?: number }) => (
  <div className="ui-columns ui-columns--narrow">
    {Array.from({ length: count }, (_, at) => (
      <div className="ui-tile" key={at}>
        <AntdSkeleton active title={false} paragraph={{ rows: 2 }} />
      </div>
    ))}
  </div>
);
